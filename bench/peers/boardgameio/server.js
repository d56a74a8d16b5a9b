// boardgame.io's stock server with stock storage (memory) and our Trablíci.
const { Server, Origins } = require('boardgame.io/server');
const { Trablici } = require('./trablici');

const port = +process.argv[2] || 8123;
const server = Server({ games: [Trablici], origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort: port + 1 } }).then(() => console.log('up'));

// Random four-seat Trablíci through boardgame.io's reducer: a line `seconds` on stdin, moves per CPU second on stdout.
const readline = require('readline');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { Trablici, enumerate } = require('./trablici');

const game = { ...Trablici };
delete game.playerView; // the bare reducer: no views, as in our own figure
const processed = ProcessGameConfig(game);
const reducer = CreateGameReducer({ game: processed });

function cpu() {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
}

function playGame() {
  let state = InitializeGame({ game: processed, numPlayers: 4 });
  let moves = 0;
  while (!state.ctx.gameover) {
    const playerID = state.G.ask.player;
    const options = enumerate(state.G, playerID);
    const [type, ...args] = options[Math.floor(Math.random() * options.length)];
    state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    moves += 1;
  }
  return moves;
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  let moves = 0;
  const started = cpu();
  let spent = 0;
  while (spent < Number(line)) {
    moves += playGame();
    spent = cpu() - started;
  }
  console.log(moves / spent);
});

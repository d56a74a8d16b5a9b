// Many matches against a running boardgame.io server, one stock socket client per seat, random moves at a given pace.
// Latency: from the move until the last seat has the new state. A match that ends is followed by another.
// usage: load.js URL MATCHES SECONDS SEATS RATE
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Trablici, enumerate } = require('./trablici');

const [url, matches, seconds, seats, rate] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const pause = rate ? (matches / rate) * 1000 : 0;
let latencies = [];
let stopped = false;
let followed = 0;
const lobby = new LobbyClient({ server: url.replace(/:(\d+)/, (_, port) => ':' + (+port + 1)) });
const all = [];
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

class Match {
  async sitDown() {
    const { matchID } = await lobby.createMatch('trablici', { numPlayers: seats });
    this.clients = [];
    this.sent = 0;
    this.expected = 0;
    for (let seat = 0; seat < seats; seat++) {
      const joined = await lobby.joinMatch('trablici', matchID, { playerID: String(seat), playerName: 'p' + seat });
      const client = Client({
        game: Trablici, numPlayers: seats, debug: false, matchID, playerID: String(seat),
        credentials: joined.playerCredentials, multiplayer: SocketIO({ server: url }),
      });
      this.clients.push(client);
      client.subscribe(() => this.arrived());
      client.start();
    }
    while (!this.ready()) await wait(20);
  }
  ready() {
    return this.clients.every((client) => { const state = client.getState(); return state && state.isConnected; });
  }
  async playAnother() {
    followed++;
    for (const client of this.clients) client.stop();
    const match = new Match();
    all[all.indexOf(this)] = match;
    await match.sitDown();
    match.begin(Math.max(this.nextAt, performance.now()));
  }
  begin(at) {
    this.nextAt = at;
    setTimeout(() => this.move(), Math.max(0, at - performance.now()));
  }
  move() {
    if (stopped) return;
    for (let seat = 0; seat < seats; seat++) {
      const state = this.clients[seat].getState();
      const options = state.ctx.gameover ? [] : enumerate(state.G, String(seat));
      if (!options.length) continue;
      const [name, ...args] = options[Math.floor(Math.random() * options.length)];
      this.expected = state._stateID + 1;
      this.sent = performance.now();
      this.clients[seat].moves[name](...args);
      return;
    }
    this.playAnother();
  }
  arrived() {
    if (!this.sent || !this.clients.every((client) => client.getState()._stateID >= this.expected)) return;
    const now = performance.now();
    latencies.push(now - this.sent);
    this.sent = 0;
    this.nextAt += pause;
    if (this.nextAt <= now) setImmediate(() => this.move());
    else setTimeout(() => this.move(), this.nextAt - now);
  }
}

(async () => {
  for (let k = 0; k < matches; k++) {
    const match = new Match();
    await match.sitDown();
    all.push(match);
  }
  const start = performance.now();
  all.forEach((match, k) => match.begin(start + 200 + (pause * k) / matches));
  await wait(2000);
  latencies = [];
  followed = 0;
  console.log('begin');
  const before = performance.now();
  await wait(seconds * 1000);
  const took = (performance.now() - before) / 1000;
  const tables = followed;
  const sorted = latencies.slice().sort((a, b) => a - b);
  console.log('end');
  stopped = true;
  await wait(1000);
  const at = (share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : 0);
  console.log(JSON.stringify({
    moves: sorted.length, moves_per_second: sorted.length / took, p50: at(0.5), p95: at(0.95), p99: at(0.99),
    tables, lost: all.filter((match) => match.sent > 0).length,
  }));
  process.exit(0);
})();

/** Four short sounds made on the spot: paper, a knock, a bell, a fanfare. Silent unless the player wants them. */
import { prefs } from "../prefs.svelte";

type Sound = "paper" | "knock" | "bell" | "end";

let audio: AudioContext | undefined;

export function play(sound: Sound) {
  if (!prefs.sound) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    const now = audio.currentTime;
    if (sound === "paper") rustle(audio, now);
    else if (sound === "knock") note(audio, now, 190, 0.09, "triangle", 0.25);
    else if (sound === "bell") [880, 1320].forEach((hz, at) => note(audio!, now + at * 0.09, hz, 0.5, "sine", 0.12));
    else [523, 659, 784, 1047].forEach((hz, at) => note(audio!, now + at * 0.13, hz, 0.45, "triangle", 0.14));
  } catch {
    // a browser without sound plays without sound
  }
}

function note(on: AudioContext, at: number, hz: number, long: number, wave: OscillatorType, loud: number) {
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = wave;
  tone.frequency.value = hz;
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + long);
  tone.connect(gain).connect(on.destination);
  tone.start(at);
  tone.stop(at + long);
}

function rustle(on: AudioContext, at: number) {
  const length = Math.floor(on.sampleRate * 0.08);
  const noise = on.createBuffer(1, length, on.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const gain = on.createGain();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = 2600;
  gain.gain.value = 0.22;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(at);
}

type Tone = { hertz: number; from: number; seconds: number }

const sounds = {
  good: [
    { hertz: 880, from: 0, seconds: 0.09 },
    { hertz: 1320, from: 0.1, seconds: 0.14 },
  ],
  bad: [{ hertz: 196, from: 0, seconds: 0.35 }],
}
const shakes = { good: [60], bad: [120, 80, 120] }
const loudness = 0.2

let audio: AudioContext | undefined

const play = (context: AudioContext, { hertz, from, seconds }: Tone) => {
  const tone = context.createOscillator()
  const level = context.createGain()
  const start = context.currentTime + from
  tone.frequency.value = hertz
  level.gain.setValueAtTime(loudness, start)
  level.gain.exponentialRampToValueAtTime(0.001, start + seconds)
  tone.connect(level).connect(context.destination)
  tone.start(start)
  tone.stop(start + seconds)
}

/** Says without words whether a pass was good, for who looks at the people and not at the screen. */
export const signal = (kind: keyof typeof sounds) => {
  audio ??= new AudioContext()
  // A context that began without a tap sleeps.
  void audio.resume()
  for (const tone of sounds[kind]) play(audio, tone)
  // Safari cannot shake a phone.
  navigator.vibrate?.(shakes[kind])
}

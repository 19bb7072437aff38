const STORED_UNDER = 'panel-news-sound'

let audio: AudioContext | undefined

/** Off until somebody switches it on, on each device. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(STORED_UNDER) === 'on'
  } catch {
    return false
  }
}

/** Called from a press: browsers let a page sound only after one. */
export function switchSound(isOn: boolean) {
  try {
    localStorage.setItem(STORED_UNDER, isOn ? 'on' : 'off')
  } catch {
    return
  }
  if (isOn) playChime()
}

/** Two short notes. */
export function playChime() {
  audio ??= new AudioContext()
  const begin = audio.currentTime
  for (const [place, hertz] of [880, 1175].entries()) {
    const at = begin + place * 0.16
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.15, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.3)
  }
}

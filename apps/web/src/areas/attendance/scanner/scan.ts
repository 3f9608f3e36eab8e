import { chunk } from '../../../shared/code/chunks.ts'
import { isNewRead, type Read } from './scan.rules.ts'

type Reader = { detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type OwnReader = {
  new (options: { formats: string[] }): Reader
  getSupportedFormats: () => Promise<string[]>
}

declare global {
  interface Window {
    BarcodeDetector?: OwnReader
  }
}

/** The browser's own reader, where it has one: Chrome on Android and macOS. */
const ownReader = async () => {
  const Own = window.BarcodeDetector
  const formats = (await Own?.getSupportedFormats()) ?? []
  return Own && formats.includes('qr_code') ? new Own({ formats: ['qr_code'] }) : undefined
}

const reader = async (): Promise<Reader> =>
  (await ownReader()) ?? (await (await chunk(() => import('./detector.ts'))).loadReader())

/** Fetches what reading codes takes on this browser, so that it works without a network. */
export const keepScanner = async () => {
  try {
    if ((await ownReader()) === undefined) await (await import('./detector.ts')).keepReader()
  } catch {
    // Without a network now, it comes when the door is opened next time.
  }
}

/** Between two looks, so that a phone stays cool. */
const pauseMs = 120
const pause = () => new Promise(resolve => setTimeout(resolve, pauseMs))

/** Reads codes from a running video until `signal` ends it; each is told once, until it was out of sight. */
export const readCodes = async (
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCode: (code: string) => void,
) => {
  const found = await reader()
  let last: Read | undefined
  while (!signal.aborted) {
    const [code] = video.readyState >= video.HAVE_CURRENT_DATA ? await found.detect(video) : []
    if (code && !signal.aborted) {
      const read = { code: code.rawValue, at: performance.now() }
      if (isNewRead(last, read)) onCode(read.code)
      last = read
    }
    await pause()
  }
}

/** A code, and when it was in sight last. */
export type Read = { code: string; at: number }

/** How long a code has to be out of sight before it counts again, in milliseconds. */
const goneMs = 2500

/** Whether this is another person, or the same one who comes once more, and not the same code still held there. */
export const isNewRead = (last: Read | undefined, { code, at }: Read) =>
  last === undefined || last.code !== code || at - last.at > goneMs

/** Why there is no picture. */
export type CameraFault = 'refused' | 'none' | 'busy'

/** What the browser's name of a failure means (W3C Media Capture, getUserMedia). */
export const cameraFault = (name: string): CameraFault => {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' || name === 'TypeError' ? 'none' : 'busy'
}

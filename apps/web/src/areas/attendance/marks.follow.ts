import { lastMarks } from '../../shared/storage.ts'

/** The sending is loaded only where something is kept on the device. */
const wake = async () => {
  if (document.visibilityState !== 'visible' || (await lastMarks.get()) === undefined) return
  const { syncMarks } = await import('./marks.send.ts')
  await syncMarks()
}

/** Sends what waits when the app is opened or comes to the front, when the network is back, after a login. */
export const followMarks = () => {
  window.addEventListener('online', () => void wake())
  window.addEventListener('user:login', () => void wake())
  document.addEventListener('visibilitychange', () => void wake())
  void wake()
}

import Bowser from 'bowser'
import { version } from '../../../package.json'
import { useOnline } from '../../shared/queries/online.ts'
import { noteLines } from './device.texts.ts'

/** What the office may know of app and device, as it is now. */
export const useNote = () => {
  const isOnline = useOnline()
  const told = Bowser.getParser(navigator.userAgent)
  return noteLines({
    version,
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
    browser: told.getBrowser(),
    system: told.getOS(),
    width: screen.width,
    height: screen.height,
    isOnline,
    language: navigator.language,
  })
}

import { actionSheetController, alertController, initialize, modalController } from '@ionic/core/components'
import { mode } from '../mode.ts'

let isReady = false

/** Ionic's overlays, which look as the app does on this device; made ready with the first one, in a browser. */
export const overlays = () => {
  if (!isReady) initialize({ mode })
  isReady = true
  return { actionSheetController, alertController, modalController }
}

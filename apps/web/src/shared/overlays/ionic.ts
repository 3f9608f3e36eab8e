import { initialize } from '@ionic/core/components'
import { mode } from '../mode.ts'

initialize({ mode })

/** Ionic's overlays, which look as the app does on this device. */
export { actionSheetController, alertController, modalController } from '@ionic/core/components'

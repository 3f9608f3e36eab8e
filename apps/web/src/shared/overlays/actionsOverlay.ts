import { defineCustomElement } from '@ionic/core/components/ion-action-sheet.js'
import { overlays } from './ionic.ts'
import '../ui/overlays/actions.css'
import { type IconName, iconData } from '@tafelrunde/ui/icons.ts'
import { stayBusy } from '../code/busy.ts'

export type Actions = {
  header: string
  actions: { text: string; icon: IconName; onTap: () => void }[]
}

defineCustomElement()

/** Shows the actions and, when it is gone, does the one that was chosen. */
export const openActions = async ({ header, actions }: Actions) => {
  const focused = document.activeElement
  const sheet = await overlays().actionSheetController.create({
    header,
    cssClass: 'actions',
    buttons: [
      ...actions.map(({ text, icon }, data) => ({ text, icon: iconData(icon), data })),
      { text: 'Abbrechen', role: 'cancel' },
    ],
  })
  const free = stayBusy()
  await sheet.present()
  const { data } = await sheet.onDidDismiss<number>()
  free()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (data !== undefined) actions[data]?.onTap()
}

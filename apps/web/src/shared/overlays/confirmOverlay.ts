import { defineCustomElement } from '@ionic/core/components/ion-alert.js'
import { overlays } from './ionic.ts'
import '../ui/overlays/confirm.css'
import { stayBusy } from '../code/busy.ts'

export type Question = {
  header: string
  /** What follows from a yes; lines are kept. */
  message: string
  /** The verb of what is done. */
  yes: string
  /** The verb of staying as it is. */
  no: string
}

defineCustomElement()

export const openQuestion = async ({ header, message, yes, no }: Question) => {
  const alert = await overlays().alertController.create({
    header,
    message,
    cssClass: 'confirm',
    buttons: [
      { text: no, role: 'cancel' },
      { text: yes, role: 'confirm' },
    ],
  })
  const free = stayBusy()
  await alert.present()
  const { role } = await alert.onDidDismiss()
  free()
  return role === 'confirm'
}

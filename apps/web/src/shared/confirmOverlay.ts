import { alertController } from '@ionic/core/components'
import { defineCustomElement } from '@ionic/core/components/ion-alert.js'
import type { Question } from './confirm.ts'
import './ui/confirm.css'

defineCustomElement()

export const openQuestion = async ({ header, message, yes, no }: Question) => {
  const alert = await alertController.create({
    header,
    message,
    cssClass: 'confirm',
    buttons: [
      { text: no, role: 'cancel' },
      { text: yes, role: 'confirm' },
    ],
  })
  await alert.present()
  const { role } = await alert.onDidDismiss()
  return role === 'confirm'
}

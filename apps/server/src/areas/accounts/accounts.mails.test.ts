import { expect, test } from 'vitest'
import { plainOf } from '../mail/letter.rules.ts'
import * as mails from './accounts.mails.ts'

const eva = { email: 'eva@schule.example', firstName: 'Eva', lastName: 'Sommer' }
const url = 'https://tafelrunde.example/x?token=y'

test('the subjects of activation and reset are those of the contract', () => {
  expect(mails.activationMail(eva, url).subject).toBe('Aktivierung des Benutzerkontos auf Tafelrunde')
  expect(mails.passwordResetMail(eva, url).subject).toBe('Passwort auf Tafelrunde zurücksetzen')
})

test('the confirmation of a new address goes there, everything else to the present one', () => {
  expect(mails.emailConfirmMail(eva, 'neu@schule.example', url).recipient).toBe('neu@schule.example')
  const { activationMail, passwordResetMail, emailResetMail, emailChangedMail, passwordChangedMail } = mails
  for (const mail of [
    activationMail,
    passwordResetMail,
    emailResetMail,
    emailChangedMail,
    passwordChangedMail,
  ])
    expect(mail(eva, url)).toMatchObject({ recipient: eva.email, button: { url } })
  expect(mails.accountDeletedMail(eva)).toMatchObject({ recipient: eva.email })
})

test('whoever asks for a new password learns which account it is for', () => {
  expect(mails.passwordResetMail(eva, url).paragraphs.map(plainOf).join()).toContain(eva.email)
})

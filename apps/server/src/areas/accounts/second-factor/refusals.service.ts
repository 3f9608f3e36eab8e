import { AccessDenied, InvalidField, Refusal } from '../../../platform/refusals.ts'

const wrong =
  'Der Code ist falsch, abgelaufen oder schon benutzt. Warten Sie auf den nächsten, und prüfen Sie die Uhrzeit Ihres Geräts.'

/** Whoever knows the password is asked for the second step. */
export const codeRequired = () =>
  new AccessDenied(401, 'Bitte geben Sie auch den Code aus Ihrer Authenticator-App ein.', {
    code: 'second_factor_required',
  })

export const codeRefused = () => new AccessDenied(401, wrong, { code: 'second_factor_wrong' })

/** The same in a form of whoever is logged in. */
export const wrongCode = () => new InvalidField('code', wrong)

export const setupOver = () =>
  new InvalidField('code', 'Das hat zu lange gedauert. Bitte richten Sie die Anmeldung noch einmal ein.')

export const alreadyOn = () =>
  new Refusal('already', 'Die Anmeldung in zwei Schritten ist schon eingeschaltet.')

export const notOn = () => new Refusal('state', 'Die Anmeldung in zwei Schritten ist nicht eingeschaltet.')

export const isDuty = () =>
  new Refusal(
    'state',
    'Für das Büro ist die Anmeldung in zwei Schritten Pflicht: Sie lässt sich nicht ausschalten, nur auf ein anderes Telefon übernehmen.',
  )

export const ownFactor = () =>
  new Refusal(
    'state',
    'Ihre eigene Anmeldung in zwei Schritten schalten Sie in der App unter „Benutzerkonto“ aus.',
  )

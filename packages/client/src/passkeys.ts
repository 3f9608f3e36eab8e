import type { CreationOptions, RequestOptions } from '@tafelrunde/contract/people/passkeys'
import { failureText } from './failures.ts'

/** The browser has made or given no passkey; the message is a sentence for people. */
class PasskeyFailed extends Error {}

const unsupported =
  'Dieser Browser kann hier keine Passkeys. Nehmen Sie einen anderen, oder melden Sie sich mit Ihrem Passwort an.'
const notChosen = 'Es wurde kein Passkey gewählt. Versuchen Sie es noch einmal.'
const haveIt = 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.'
const elsewhere = (name: string) =>
  `Passkeys gehen nur unter der Adresse ${name}. Sie sind unter ${location.hostname}.`

const codeOf = (failure: unknown) =>
  failure instanceof Error && 'code' in failure ? String(failure.code) : undefined

/** Why a browser made or gave none, in words for people. */
const sentenceOf = (failure: unknown, rpId: string) => {
  const code = codeOf(failure)
  if (code === 'ERROR_INVALID_RP_ID' || code === 'ERROR_INVALID_DOMAIN') return elsewhere(rpId)
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return haveIt
  if (failure instanceof Error && failure.name === 'NotAllowedError') return notChosen
  return 'Der Passkey hat nicht geklappt. Versuchen Sie es noch einmal.'
}

/** What the library does with the browser, loaded only now: few have passkeys. */
const withBrowser = async <Made>(
  rpId: string,
  make: (webauthn: typeof import('@simplewebauthn/browser')) => Promise<Made>,
) => {
  const webauthn = await import('@simplewebauthn/browser')
  if (!webauthn.browserSupportsWebAuthn()) throw new PasskeyFailed(unsupported)
  try {
    return await make(webauthn)
  } catch (failure) {
    throw new PasskeyFailed(sentenceOf(failure, rpId), { cause: failure })
  }
}

/** Has the browser make a passkey, which asks its owner; throws a failure with a sentence for people. */
export const newPasskey = (options: CreationOptions) =>
  withBrowser(options.rp.id, ({ startRegistration }) => startRegistration({ optionsJSON: options }))

/** Has the browser ask for a passkey; throws a failure with a sentence for people. */
export const chosenPasskey = (options: RequestOptions) =>
  withBrowser(options.rpId, ({ startAuthentication }) => startAuthentication({ optionsJSON: options }))

/** Why it did not go, from the browser or the server. */
export const passkeyFailureText = (failure: unknown) =>
  failure instanceof PasskeyFailed ? failure.message : failureText(failure)

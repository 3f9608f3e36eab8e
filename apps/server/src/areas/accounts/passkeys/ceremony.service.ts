import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Assertion, NewCredential } from '@tafelrunde/contract/people/passkeys'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { Refusal } from '../../../platform/refusals.ts'
import type { StoredPasskey } from './passkeys.queries.ts'

/** So long the browser may ask its owner, in milliseconds; what was begun is good for as long. */
export const patienceMs = 5 * 60 * 1000

/** How a passkey may sign, by COSE's numbers: EdDSA, ES256 and RS256, which all authenticators have one of. */
const algorithms = [-8, -7, -257]

// Loaded only when somebody needs it: it brings readers of certificates along, for attestations that are not asked for.
const webauthn = () => import('@simplewebauthn/server')

const noName = (address: string) =>
  new Refusal(
    'state',
    `Passkeys gehen nur unter einer Adresse mit einem Namen. Eingestellt ist ${address} (APP_URL).`,
  )
const elsewhere = (address: string, here: string) =>
  new Refusal('state', `Passkeys gehen nur unter ${address}. Sie sind unter ${here}.`)

type Needs = { config: Pick<Deps['config'], 'APP_URL'> }

/** Where passkeys are good: the name of the server and the origin of its pages, of `APP_URL` alone; refuses addresses without a name. */
const relyingParty = ({ config }: Needs) => {
  const { hostname, origin } = new URL(config.APP_URL)
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) throw noName(config.APP_URL)
  return { rpId: hostname, origin }
}

const ClientData = z.object({ origin: z.string() })

/** Refuses what a page of another address has made, clearly: then `APP_URL` is not what people type. */
const checkOrigin = (needs: Needs, clientDataJSON: string) => {
  let origin: string | undefined
  try {
    origin = ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))).origin
  } catch {
    return // no words of a browser: what checks the signature refuses it
  }
  const { origin: expected } = relyingParty(needs)
  if (origin !== expected) throw elsewhere(expected, origin.slice(0, 200))
}

/** The same for the same account on each device, and it tells nothing of it. */
const handleOf = (accountId: number) =>
  createHash('sha256').update(`passkeys of account ${accountId}`).digest()

type Person = { id: number; email: string; firstName: string; lastName: string }

/** What a browser needs to make a passkey that asks its owner and is found without a name. */
export const creationOptions = async (needs: Needs, person: Person, had: StoredPasskey[]) => {
  const { rpId } = relyingParty(needs)
  const { generateRegistrationOptions } = await webauthn()
  const { user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: 'Tafelrunde',
    rpID: rpId,
    supportedAlgorithmIDs: algorithms,
    userID: Uint8Array.from(handleOf(person.id)),
    userName: person.email,
    userDisplayName: `${person.firstName} ${person.lastName}`.trim(),
  })
  return {
    rp: { id: rpId, name: 'Tafelrunde' },
    user,
    challenge,
    pubKeyCredParams,
    timeout: patienceMs,
    excludeCredentials: had.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  } as const
}

/** What a browser needs to ask for any passkey of this server. */
export const requestOptions = async (needs: Needs) => {
  const { rpId } = relyingParty(needs)
  const { generateAuthenticationOptions } = await webauthn()
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  return { challenge, rpId, timeout: patienceMs, userVerification: 'required' } as const
}

/** What is kept of a new passkey that answers the challenge; undefined if it does not, or its owner was not asked. */
export const verifyNew = async (needs: Needs, challenge: string, credential: NewCredential) => {
  checkOrigin(needs, credential.response.clientDataJSON)
  const { rpId, origin } = relyingParty(needs)
  const { verifyRegistrationResponse } = await webauthn()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { credentialId: id, publicKey: Buffer.from(publicKey), counter, rpId }
  } catch {
    return undefined
  }
}

/**
 * What the authenticator has counted, if it has signed the challenge with this passkey after asking its owner; undefined
 * if not, or if it has counted no further: then there are two of it.
 */
export const verifyAssertion = async (
  needs: Needs,
  challenge: string,
  credential: Assertion,
  { credentialId, publicKey, counter }: StoredPasskey,
) => {
  const { rpId, origin } = relyingParty(needs)
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/** Refuses, before anything else is looked at, what a page of another address asks with. */
export const checkAddress = (needs: Needs, { response }: Assertion) =>
  checkOrigin(needs, response.clientDataJSON)

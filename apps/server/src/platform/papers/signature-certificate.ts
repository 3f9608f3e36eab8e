import { createPrivateKey, generateKeyPair, type KeyObject, randomBytes, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import forge from 'node-forge'

const { asn1, pki, pkcs12 } = forge

/** Who signs: a key with its certificate, DER encoded, and those that lead to a known issuer. */
export type Identity = {
  key: KeyObject
  name: string
  certificate: Buffer
  chain: Buffer[]
  /** What names the certificate in a signature, DER encoded as well. */
  issuer: Buffer
  serialNumber: Buffer
}

const derOf = (node: forge.asn1.Asn1 | undefined) =>
  node ? Buffer.from(asn1.toDer(node).getBytes(), 'latin1') : Buffer.alloc(0)
const childrenOf = (node: forge.asn1.Asn1 | undefined) => (Array.isArray(node?.value) ? node.value : [])

/** The names of a certificate as they stand in it: forge itself reads them without their encoding. */
const namesOf = (certificate: Buffer) => {
  const fields = childrenOf(childrenOf(asn1.fromDer(certificate.toString('latin1')))[0])
  const [serialNumber, , issuer] = fields.filter(({ tagClass }) => tagClass === asn1.Class.UNIVERSAL)
  const { CN: name } = new X509Certificate(certificate).toLegacyObject().subject
  return { serialNumber: derOf(serialNumber), issuer: derOf(issuer), name: String(name) }
}

/** Reads a PKCS#12 file; refuses one without an RSA key and its certificate, and a wrong password. */
export const readIdentity = (file: Buffer, password: string): Identity => {
  const store = pkcs12.pkcs12FromAsn1(asn1.fromDer(file.toString('latin1')), password)
  const bags = store.safeContents.flatMap(({ safeBags }) => safeBags)
  const key = bags.find(bag => bag.key)?.key
  if (!key) throw new Error('it has no RSA key')
  const certificates = bags.flatMap(({ cert }) => cert ?? [])
  const isOwn = ({ publicKey }: forge.pki.Certificate) => 'n' in publicKey && publicKey.n.equals(key.n)
  const own = certificates.find(isOwn)
  if (!own) throw new Error('it has no certificate for its key')
  const certificate = derOf(pki.certificateToAsn1(own))
  return {
    key: createPrivateKey(pki.privateKeyToPem(key)),
    certificate,
    chain: certificates.filter(other => other !== own).map(other => derOf(pki.certificateToAsn1(other))),
    ...namesOf(certificate),
  }
}

/** The same from a path; says in one line what has to be put right. */
export const readIdentityFrom = async (path: string, password: string) => {
  try {
    return readIdentity(await readFile(path), password)
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The configuration is wrong. SIGNING_CERTIFICATE: ${path} is no PKCS#12 file that SIGNING_PASSWORD opens: ${problem}`,
      { cause: error },
    )
  }
}

/**
 * A PKCS#12 file without password: a new key, and a certificate that nobody but itself vouches for, good for five
 * years before and after `now`. `name` has to be plain ASCII. As there is no password to be guessed, opening it takes
 * one round of work, and not the usual thousands at each start.
 */
export const selfMadeCertificate = async (name: string, now: Date) => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const key = pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString())
  const certificate = pki.createCertificate()
  certificate.publicKey = pki.setRsaPublicKey(key.n, key.e)
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`
  certificate.validity.notBefore = new Date(now.getTime() - 5 * 365 * 86_400_000)
  certificate.validity.notAfter = new Date(now.getTime() + 5 * 365 * 86_400_000)
  const subject = [{ name: 'commonName', value: name }]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.setExtensions([
    { name: 'keyUsage', critical: true, digitalSignature: true, nonRepudiation: true },
  ])
  certificate.sign(key, forge.md.sha256.create())
  return derOf(pkcs12.toPkcs12Asn1(key, [certificate], '', { algorithm: 'aes256', count: 1 }))
}

import type { Finding } from '@tafelrunde/contract/admin/doctor'
import type { Deps } from '../../deps.ts'
import { latestBackups } from '../backups/backups.service.ts'
import { publicKeys } from '../passes/pass-keys.service.ts'
import * as queries from './doctor.queries.ts'
import * as rules from './doctor.rules.ts'
import * as probes from './probes.service.ts'
import * as work from './work.rules.ts'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const time = async ({ db, clock }: Deps) => {
  const begun = clock.now().getTime()
  const theirs = await queries.findNow(db)
  // As much may have gone by on the way there as on the way back.
  const ahead = (begun + clock.now().getTime()) / 2 - theirs
  return rules.judgeClock({ ahead, isSet: probes.isClockSet() })
}

const backups = async (deps: Deps) => {
  const places = await latestBackups(deps)
  const facts = places.map(({ where, latest }) => ({ place: where, latestAt: latest?.at ?? null }))
  return work.judgeBackups(deps.config.BACKUPS, facts, deps.clock.now())
}

const address = async (deps: Deps) => {
  const { APP_URL, NODE_ENV } = deps.config
  return rules.judgeAddress(APP_URL, NODE_ENV === 'production', await probes.reach(APP_URL, publicKeys(deps)))
}

const signature = async (path: string, { config, clock }: Deps) => {
  const { readIdentityFrom } = await import('../../platform/papers/signature-certificate.ts') // seldom needed
  const { certificate } = await readIdentityFrom(path, config.SIGNING_PASSWORD)
  return rules.judgeCertificate(rules.signing, probes.endOf(certificate), clock.now())
}

const transport = async ({ config, clock }: Deps) =>
  rules.judgeCertificate(rules.transport, await probes.certificateEnd(config.APP_URL), clock.now())

const mails = async ({ db, config, clock }: Deps) =>
  work.judgeMails(
    { isSmtp: Boolean(config.SMTP_URL), ...(await queries.findMails(db, clock.now())) },
    clock.now(),
  )

type Look = { name: string; look: () => Promise<rules.Look> | rules.Look }

/** What is looked at; what the installation does not have is left out. */
const looksOf = (deps: Deps): Look[] => {
  const { db, config } = deps
  const { SIGNING_CERTIFICATE: signed, DATA_DIR, BACKUP_FOLDER: second, APP_URL } = config
  const disk = (name: string, where: string): Look => ({
    name,
    look: async () => rules.judgeDisk(await probes.lookAtDisk(where)),
  })
  const sealed: Look = { name: 'Zertifikat der Adresse', look: () => transport(deps) }
  return [
    { name: 'Öffentliche Adresse', look: () => address(deps) },
    ...(APP_URL.startsWith('https:') ? [sealed] : []),
    { name: 'E-Mails', look: () => mails(deps) },
    {
      name: 'Benachrichtigte Programme',
      look: async () => work.judgeWebhooks(await queries.findWebhooks(db), deps.clock.now()),
    },
    { name: 'Sicherungen', look: () => backups(deps) },
    disk('Platz auf der Platte', DATA_DIR),
    ...(second ? [disk('Platz für Sicherungen', second)] : []),
    { name: 'Arbeitsspeicher', look: () => rules.judgeMemory(probes.lookAtMemory()) },
    { name: 'Uhr', look: () => time(deps) },
    { name: 'Datenbank', look: async () => work.judgeDatabase(await queries.findDatabase(db)) },
    { name: 'Wartezeiten', look: async () => work.judgeWaiting(await queries.findWaiting(db)) },
    { name: 'Aufträge', look: async () => work.judgeJobs(await queries.findJobs(db)) },
    ...(signed ? [{ name: 'Zertifikat der Signatur', look: () => signature(signed, deps) }] : []),
  ]
}

/** Looks at all that this installation needs. What cannot be looked at is told as well. */
export const examine = (deps: Deps): Promise<Finding[]> =>
  Promise.all(
    looksOf(deps).map(async ({ name, look }) => {
      try {
        return { name, ...(await look()) }
      } catch (error) {
        deps.log.warn({ err: error, name }, 'the doctor could not look')
        return { name, ...rules.notLookedAt(messageOf(error)) }
      }
    }),
  )

/** The same, after a mail has been sent to the address that all mails come from, unless they become files. */
export const examineWithMail = async (deps: Deps): Promise<Finding[]> => {
  const { config, mailer, ids } = deps
  if (!config.SMTP_URL) return examine(deps)
  const mail = {
    id: ids.next(),
    recipient: config.MAIL_FROM,
    subject: 'Probe von Tafelrunde',
    text: `Diese E-Mail hat ${config.APP_URL} an sich selbst geschickt, um zu sehen, ob E-Mails hinausgehen.`,
    html: '',
    sender: 'Tafelrunde',
    replyTo: '',
    thread: null,
    unsubscribeUrl: '',
    attachments: [],
  }
  const problem = await mailer.send(mail).then(() => undefined, messageOf)
  return [
    { name: 'Probe-E-Mail', ...work.judgeSentMail(config.MAIL_FROM, problem) },
    ...(await examine(deps)),
  ]
}

import { z } from 'zod'

const flag = z.stringbool().optional()
const list = (text: string) =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

const Network = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'has to be addresses or networks such as 10.0.0.0/8, comma-separated',
)

/** Characters. */
export const shortestKey = 32

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  /** Which of its server's processes this is, counted from 0; the first one tells it the others. */
  WORKER: z.coerce.number().int().min(0).default(0),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  CORS_ORIGINS: z.string().default(''),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PREPARED_STATEMENTS: z.stringbool().default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  UNENCRYPTED: z.stringbool().default(false),
  MAIL_FROM: z.email().optional(),
  SECRET_KEY: z.string().min(shortestKey).optional(),
  SECRET_KEY_FALLBACKS: z
    .string()
    .default('')
    .transform(list)
    .pipe(z.array(z.string().min(shortestKey))),
  CIRCULAR_MAILS_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).default(120),
  BOUNCE_SECRET: z.string().min(shortestKey).optional(),
  SIGNING_CERTIFICATE: z.string().optional(),
  SIGNING_PASSWORD: z.string().default(''),
  TRUST_PROXY: z.string().default('').transform(list).pipe(z.array(Network)),
  WEBHOOK_NETWORKS: z.string().default('').transform(list).pipe(z.array(Network)),
  BACKUPS: flag,
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_S3: z.url({ protocol: /^https?$/ }).optional(),
  BACKUP_S3_REGION: z.string().default('auto'),
  BACKUP_S3_KEY_ID: z.string().default(''),
  BACKUP_S3_SECRET: z.string().default(''),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().default(''),
  OIDC_CLIENT_SECRET: z.string().default(''),
  OIDC_SCOPES: z.string().default('openid profile email'),
  OIDC_NAME: z.string().max(60).default('Mit dem Mitgliederportal anmelden'),
  OIDC_CUSTOMER_NUMBER_CLAIM: z.string().optional(),
  OIDC_GROUPS_CLAIM: z.string().optional(),
  OIDC_STAFF_GROUP: z.string().optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DEMO: flag,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
})

/** This machine, where nobody listens on the way. */
const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/**
 * Whether what goes to this address could be read on the way, although the app itself is reached by HTTPS and the
 * operator has not allowed it.
 */
const isOpen = ({ APP_URL = '', UNENCRYPTED }: z.infer<typeof Environment>, address: string) => {
  const url = new URL(address)
  const isPlain = ['http:', 'smtp:'].includes(url.protocol) && !isLoopback(url)
  return isPlain && APP_URL.startsWith('https:') && !UNENCRYPTED
}

/** The bucket for backups, with all that it takes to write to it. */
const bucketOf = (data: z.infer<typeof Environment>) => {
  const { BACKUP_S3: endpoint, BACKUP_S3_REGION: region } = data
  const { BACKUP_S3_KEY_ID: accessKeyId, BACKUP_S3_SECRET: secretAccessKey } = data
  if (!endpoint) return undefined
  if (!accessKeyId || !secretAccessKey || new URL(endpoint).pathname === '/')
    throw new Error(
      'The configuration is wrong. BACKUP_S3: has to end with the name of a bucket, with BACKUP_S3_KEY_ID and BACKUP_S3_SECRET',
    )
  if (isOpen(data, endpoint))
    throw new Error(
      'The configuration is wrong. BACKUP_S3: has to begin with https://, unless UNENCRYPTED=1 allows that others may read it on the way',
    )
  return { endpoint, region, accessKeyId, secretAccessKey }
}

const portalProblem = (data: z.infer<typeof Environment>) => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret, OIDC_SCOPES: scopes } = data
  if (!issuer) return (id || secret) && 'OIDC_ISSUER: is missing beside OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'
  const url = new URL(issuer)
  if (url.protocol === 'http:' && !isLoopback(url)) return 'OIDC_ISSUER: has to begin with https://'
  if (!id || !secret) return 'OIDC_ISSUER: needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'
  if (!scopes.split(/\s+/).includes('openid')) return 'OIDC_SCOPES: has to contain openid'
  if (data.OIDC_STAFF_GROUP && !data.OIDC_GROUPS_CLAIM) return 'OIDC_STAFF_GROUP: needs OIDC_GROUPS_CLAIM'
  return undefined
}

/** The member portal that people may log in with; undefined: there is none. */
const portalOf = (data: z.infer<typeof Environment>) => {
  const problem = portalProblem(data)
  if (problem) throw new Error(`The configuration is wrong. ${problem}`)
  if (!data.OIDC_ISSUER) return undefined
  return {
    issuer: data.OIDC_ISSUER,
    clientId: data.OIDC_CLIENT_ID,
    clientSecret: data.OIDC_CLIENT_SECRET,
    scopes: data.OIDC_SCOPES,
    /** The words of the button that leads there. */
    name: data.OIDC_NAME,
    customerNumberClaim: data.OIDC_CUSTOMER_NUMBER_CLAIM,
    groupsClaim: data.OIDC_GROUPS_CLAIM,
    staffGroup: data.OIDC_STAFF_GROUP,
  }
}
export type PortalConfig = NonNullable<ReturnType<typeof portalOf>>

/** The only reader of the environment; a wrong one is refused with all of its problems at once. */
export const readConfig = (environment: NodeJS.ProcessEnv) => {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const { data, error } = Environment.safeParse(filled)
  if (error) {
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`The configuration is wrong. ${problems.join('; ')}`)
  }
  if (data.DATABASE_POOL_URL && !data.DATABASE_URL)
    throw new Error(
      'The configuration is wrong. DATABASE_POOL_URL: needs DATABASE_URL, the database behind the pooler',
    )
  // Each of several servers on one database would make a key of its own, and know none of the others' logins.
  if (data.NODE_ENV === 'production' && data.DATABASE_URL && !data.SECRET_KEY)
    throw new Error('The configuration is wrong. SECRET_KEY: has to be set where DATABASE_URL is')
  const { APP_URL = `http://localhost:${data.PORT}`, DEMO = data.NODE_ENV !== 'production' } = data
  // Whoever runs a database of their own backs it up as they do others, unless they say so.
  const { BACKUPS = !data.DATABASE_URL } = data
  const appUrl = APP_URL.replace(/\/+$/, '')
  return {
    ...data,
    DEMO,
    BACKUPS,
    backupS3: bucketOf(data),
    /** No mail goes to a server that does not encrypt, as `smtps://` does by itself. */
    mailsNeedTls: data.SMTP_URL !== undefined && isOpen(data, data.SMTP_URL),
    portal: portalOf(data),
    APP_URL: appUrl,
    MAIL_FROM: data.MAIL_FROM ?? `tafelrunde@${new URL(appUrl).hostname}`,
    CORS_ORIGINS: list(data.CORS_ORIGINS),
  }
}
export type Config = ReturnType<typeof readConfig>

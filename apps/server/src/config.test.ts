import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a wrong configuration is refused with all of its problems at once', () => {
  expect(() => readConfig({ PORT: 'http', DATABASE_URL: 'mysql://x', SECRET_KEY: 'short' })).toThrow(
    /PORT: .*DATABASE_URL: .*SECRET_KEY: /,
  )
})

test('there is a demo unless it is switched off or this is production', () => {
  expect(readConfig({}).DEMO).toBe(true)
  expect(readConfig({ DEMO: '0' }).DEMO).toBe(false)
  expect(readConfig({ NODE_ENV: 'production' }).DEMO).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).DEMO).toBe(true)
})

test('the address of the app follows the port', () => {
  expect(readConfig({ PORT: '4000' }).APP_URL).toBe('http://localhost:4000')
  expect(readConfig({ APP_URL: 'https://events.example.org/' }).APP_URL).toBe('https://events.example.org')
})

test('former keys and trusted proxies are lists; what cannot be one stops the start', () => {
  const former = 'f'.repeat(32)
  const { SECRET_KEY_FALLBACKS, TRUST_PROXY } = readConfig({
    SECRET_KEY_FALLBACKS: `${former}, `,
    TRUST_PROXY: '127.0.0.1, ::1,10.0.0.0/8',
  })
  expect(SECRET_KEY_FALLBACKS).toEqual([former])
  expect(TRUST_PROXY).toEqual(['127.0.0.1', '::1', '10.0.0.0/8'])
  expect(readConfig({}).TRUST_PROXY).toEqual([])
  for (const wrong of ['true', '1', '10.0.0.0/99', 'proxy.example.org'])
    expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY/)
  expect(() => readConfig({ SECRET_KEY_FALLBACKS: `${former},short` })).toThrow(/SECRET_KEY_FALLBACKS/)
})

test('a pooler stands before a database that is named, too', () => {
  const pooler = 'postgresql://app@localhost:6432/app'
  expect(() => readConfig({ DATABASE_POOL_URL: pooler })).toThrow('DATABASE_POOL_URL: needs DATABASE_URL')
  const database = 'postgresql://app@db/app'
  expect(readConfig({ DATABASE_URL: database, DATABASE_POOL_URL: pooler }).DATABASE_POOL_URL).toBe(pooler)
})

test('behind HTTPS nothing goes to other machines in the clear, unless the operator allows it', () => {
  const s3 = { BACKUP_S3_KEY_ID: 'id', BACKUP_S3_SECRET: 'secret' }
  const plain = {
    ...s3,
    SMTP_URL: 'smtp://mail.verband.example',
    BACKUP_S3: 'http://nas.verband.example/backups',
  }
  const site = { APP_URL: 'https://tagung.verband.example' }
  expect(() => readConfig({ ...plain, ...site })).toThrow('BACKUP_S3: has to begin with https://')
  expect(readConfig({ ...site, SMTP_URL: plain.SMTP_URL }).mailsNeedTls).toBe(true)
  for (const settings of [
    { ...site, ...plain, UNENCRYPTED: '1' },
    { ...site, ...s3, SMTP_URL: 'smtp://localhost', BACKUP_S3: 'http://127.0.0.1:9000/backups' },
    { ...site, ...s3, SMTP_URL: 'smtps://mail.verband.example', BACKUP_S3: 'https://nas.example/backups' },
    { ...plain, APP_URL: 'http://192.168.0.7:3000' },
    plain,
  ])
    expect(readConfig(settings)).toMatchObject({
      mailsNeedTls: false,
      backupS3: { endpoint: settings.BACKUP_S3 },
    })
})

test('in production, servers that share a database are given their key', () => {
  const shared = { NODE_ENV: 'production', DATABASE_URL: 'postgresql://app@db/app' }
  expect(() => readConfig(shared)).toThrow('SECRET_KEY')
  expect(readConfig({ ...shared, SECRET_KEY: 'k'.repeat(32) }).SECRET_KEY).toHaveLength(32)
  expect(readConfig({ NODE_ENV: 'production' }).SECRET_KEY).toBeUndefined()
})

test('a member portal takes all that it needs, over a connection that nobody listens to', () => {
  const portal = {
    OIDC_ISSUER: 'https://portal.verband.example',
    OIDC_CLIENT_ID: 'tafelrunde',
    OIDC_CLIENT_SECRET: 'a secret',
  }
  expect(readConfig({}).portal).toBeUndefined()
  expect(readConfig(portal).portal).toMatchObject({ scopes: 'openid profile email', staffGroup: undefined })
  expect(readConfig({ ...portal, OIDC_ISSUER: 'http://127.0.0.1:4000' }).portal).toBeDefined()
  for (const [wrong, sentence] of [
    [{ ...portal, OIDC_ISSUER: 'http://portal.verband.example' }, 'OIDC_ISSUER: has to begin with https://'],
    [{ ...portal, OIDC_ISSUER: 'portal' }, 'OIDC_ISSUER'],
    [{ ...portal, OIDC_ISSUER: '' }, 'OIDC_ISSUER: is missing'],
    [{ ...portal, OIDC_CLIENT_SECRET: '' }, 'OIDC_ISSUER: needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
    [{ ...portal, OIDC_SCOPES: 'profile email' }, 'OIDC_SCOPES: has to contain openid'],
    [{ ...portal, OIDC_STAFF_GROUP: 'office' }, 'OIDC_STAFF_GROUP: needs OIDC_GROUPS_CLAIM'],
  ] as const)
    expect(() => readConfig(wrong)).toThrow(sentence)
})

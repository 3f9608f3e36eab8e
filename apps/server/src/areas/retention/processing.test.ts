import { getProcessingRecord } from '@tafelrunde/contract/admin/retention'
import { expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { association } from '../association/association.tables.ts'
import { readProcessingRecord } from './processing.service.ts'
import { listRetention } from './retention.service.ts'

const { as, deps, given } = await buildTestApp()
await deps.db.update(association).set({ name: 'Lehrkräfteverband Musterland', email: 'post@lvm.example' })

test('superusers read the record of processing, and every period of retention stands in it', async () => {
  const superuser = await given.account({ isStaff: true, isSuperuser: true })
  const { controller, activities } = await as(superuser)(getProcessingRecord, {})
  expect(controller).toEqual(expect.arrayContaining(['Lehrkräfteverband Musterland', 'post@lvm.example']))
  const erasures = activities.flatMap(({ erasure }) => erasure)
  for (const { what, kept } of listRetention(deps.clock.now())) expect(erasures).toContain(`${what}: ${kept}`)
  expect(activities.filter(({ erasure }) => erasure.length === 0)).toEqual([])
})

test('it is for nobody else', async () => {
  const asked = as(await given.staff())(getProcessingRecord, {})
  await expect(asked).rejects.toMatchObject({ status: 403 })
})

test('it names whom data reach because of the configuration, and no password of theirs', async () => {
  const config = {
    ...deps.config,
    APP_URL: 'https://tagung.verband.example',
    SMTP_URL: 'smtps://wir:geheim@mail.example.org',
    DATABASE_URL: 'postgresql://wir:geheim@db.example.org/tafelrunde',
    BACKUPS: true,
    BACKUP_FOLDER: '/mnt/backups',
    portal: {
      issuer: 'https://portal.verband.example/mitglieder',
      clientId: 'tafelrunde',
      clientSecret: 'geheim',
      scopes: 'openid',
      name: 'Anmelden',
      customerNumberClaim: undefined,
      groupsClaim: undefined,
      staffGroup: undefined,
    },
    backupS3: {
      endpoint: 'https://s3.example.org/b',
      region: 'auto',
      accessKeyId: 'k',
      secretAccessKey: 'geheim',
    },
  }
  const record = await readProcessingRecord({ ...deps, config })
  expect(record.services.map(({ name }) => name)).toEqual([
    'mail.example.org',
    'db.example.org',
    's3.example.org',
    'portal.verband.example',
    '/mnt/backups',
  ])
  expect(record.measures).toContain('Jeden Tag entsteht eine Sicherung, auch an einem zweiten Ort.')
  expect(JSON.stringify(record)).not.toContain('geheim')
  const without = { ...deps.config, SMTP_URL: undefined, BACKUPS: false }
  expect((await readProcessingRecord({ ...deps, config: without })).services).toEqual([])
})

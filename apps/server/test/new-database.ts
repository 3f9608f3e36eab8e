import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl } from './global-setup.ts'

/** The address of a new database: a copy of the migrated one, or of PostgreSQL's own empty `template0`. */
export const newDatabase = async (template: 'template' | 'template0' = 'template') => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(inject('clusterUrl'))
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return databaseUrl(inject('clusterUrl'), name)
}

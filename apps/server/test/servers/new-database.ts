import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase } from './cluster.ts'

/** The address of a new database: a copy of the migrated one, or of PostgreSQL's own empty `template0`. */
export const newDatabase = (template: 'template' | 'template0' = 'template') =>
  createDatabase(inject('clusterUrl'), `test_${randomUUID().replaceAll('-', '')}`, template)

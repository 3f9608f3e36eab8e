import { join } from 'node:path'

/** Where the server of this worker keeps its mails, and a test what belongs to this worker alone. */
export const workerFolder = join(process.env.E2E_DATA_DIR ?? '', `worker-${process.env.TEST_WORKER_INDEX}`)

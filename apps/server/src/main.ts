import { loadQuickly } from './loading.ts'

loadQuickly()
const { superviseWorkers, workersWanted } = await import('./workers.ts')
const count = workersWanted()
if (count > 1) await superviseWorkers(count)
else void (await import('./serve.ts')).serve()

import { loadQuickly } from './loading.ts'

loadQuickly()
const { serve } = await import('./serve.ts')
void serve()

import { config } from 'zod'

// zod probes `new Function` as soon as a schema is described; the page's Content-Security-Policy forbids
// it and the browser reports that. So this comes before the first schema.
config({ jitless: true })

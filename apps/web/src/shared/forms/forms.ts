import { speakGerman } from '@tafelrunde/contract/values/german'

speakGerman()

type Issue = { code: string; format?: string; origin?: string }

/** What forms say where the sentence of the interface would not help people: `zodResolver(schema, inForms)`. */
export const inForms = {
  error: ({ code, format, origin }: Issue) => {
    if (code === 'too_small' && origin === 'string') return 'Bitte füllen Sie dieses Feld aus.'
    if (code === 'invalid_format' && format === 'email') return 'Bitte die vollständige Adresse eingeben.'
    return undefined
  },
}

import { changeAssociation, getOfficeAssociation } from '@tafelrunde/contract/admin-association'
import { changeMailText, getMailText } from '@tafelrunde/contract/admin-mail-texts'
import { call } from './call.ts'
import type { Source } from './source.ts'

/** What superusers set up for all events. */
export const settingsSources: Record<string, Source> = {
  association: {
    sortable: [],
    one: async () => ({ id: 1, ...(await call(getOfficeAssociation, {})) }),
    change: async (_id, body) => ({ id: 1, ...(await call(changeAssociation, { body })) }),
  },
  'mail-texts': {
    sortable: [],
    one: id => call(getMailText, { params: { id } }),
    change: (id, body) => call(changeMailText, { params: { id }, body }),
  },
}

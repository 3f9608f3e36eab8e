import { changeAssociation, getOfficeAssociation } from '@tafelrunde/contract/admin/association'
import * as legal from '@tafelrunde/contract/admin/legal-texts'
import { changeMailText, getMailText } from '@tafelrunde/contract/admin/mails/mail-texts'
import { call, callWithForm } from './call.ts'
import type { Source } from './source.ts'

/** What superusers set up for all events. */
export const settingsSources: Record<string, Source> = {
  association: {
    sortable: [],
    one: async () => ({ id: 1, ...(await call(getOfficeAssociation, {})) }),
    change: async (_id, body) => ({ id: 1, ...(await callWithForm(changeAssociation, { body })) }),
  },
  'legal-texts': {
    sortable: [],
    one: id => call(legal.getOfficeLegalText, { params: { id } }),
    create: body => callWithForm(legal.createLegalText, { body }),
    change: (id, body) => callWithForm(legal.changeLegalText, { params: { id }, body }),
    remove: id => call(legal.deleteLegalText, { params: { id } }),
  },
  'mail-texts': {
    sortable: [],
    one: id => call(getMailText, { params: { id } }),
    change: (id, body) => callWithForm(changeMailText, { params: { id }, body }),
  },
}

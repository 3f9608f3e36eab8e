import { getSamplePaper } from '@tafelrunde/contract/admin/association'
import { call } from '../../providers/call.ts'
import { FileButton } from '../deeds/FileButton.tsx'

/** Saves a page that shows how papers look with what is saved of the association. */
export const PaperButton = () => (
  <FileButton
    label="Briefkopf als PDF ansehen"
    name="Musterseite.pdf"
    load={() => call(getSamplePaper, {})}
  />
)

import { posix } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'

type Sheet = {
  /** What stands within `sheetData`. */
  rows: string
  /** What stands before `sheetData`, such as `<cols>`. */
  before?: string
  /** Joined cells: `A2:A4`. */
  joined?: string[]
  texts?: string[]
  /** Where these are, as the workbook says it. */
  textsPath?: string
  /** Attributes of the sheet in the workbook. */
  sheet?: string
  /** Codes of number formats, from style 1 on. */
  formats?: string[]
  is1904?: boolean
  more?: Zippable
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A workbook of one sheet as Excel writes it, made of XML, so that a test can hold what no library would write. */
export const workbookOf = ({
  rows,
  before = '',
  joined = [],
  texts = [],
  textsPath = 'sharedStrings.xml',
  sheet = '',
  formats = [],
  is1904,
  more,
}: Sheet) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relations}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Blatt" sheetId="1" r:id="rId1"${sheet}/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="${textsPath}"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    [posix.resolve('/xl', textsPath).slice(1)]: strToU8(
      `<sst>${texts.map(text => `<si>${text}</si>`).join('')}</sst>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet>${before}<sheetData>${rows}</sheetData><mergeCells>${joined.map(ref => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells></worksheet>`,
    ),
    ...more,
  })

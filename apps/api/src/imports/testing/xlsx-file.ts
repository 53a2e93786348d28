import { strToU8, zipSync } from 'fflate'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** XML of a sheet with the given cells. */
export const sheetXml = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

/** A small XLSX file as a sheet program writes it: shared texts, one sheet, a date style (1). */
export function xlsxFile(
  sheet: string,
  { texts = [], parts = {} }: { texts?: string[]; parts?: Record<string, Uint8Array> } = {},
): Buffer {
  const shared = texts.map((text) => `<si><t>${escape(text)}</t></si>`).join('')
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8(
        '<workbook xmlns:r="r"><sheets><sheet name="1" sheetId="1" r:id="rId1"/><sheet name="2" sheetId="2" r:id="rId2"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/sharedStrings.xml': strToU8(`<sst>${shared}</sst>`),
      'xl/styles.xml': strToU8(
        '<styleSheet><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      ...parts,
    }),
  )
}

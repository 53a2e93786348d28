import { problems } from '../problem-row.ts'

export const tables = problems({
  cell_too_long: {
    status: 422,
    zh: '有单元格超过 {max_cell} 个字符，请改用 CSV',
    en: 'A cell is longer than {max_cell} characters, please take CSV',
  },
  'done.export': {
    status: 200,
    zh: '已导出 {count} 行：{file_name}',
    en: '{count} {count|row|rows} exported: {file_name}',
  },
  export_expired: {
    status: 410,
    zh: '导出文件已过期，请重新导出',
    en: 'The file has expired, please export again',
  },
  export_not_ready: { status: 409, zh: '导出尚未完成', en: 'The export is not finished yet' },
  forbidden: {
    status: 403,
    zh: '没有权限（需要 {permission}）',
    en: 'This needs the permission {permission}',
  },
  header_missing: {
    status: 422,
    zh: '表格缺少“{field}”列（可用表头：{names}）',
    en: 'The column {field} is missing (headers: {names})',
  },
  header_twice: { status: 422, zh: '表头“{header}”重复', en: 'The header “{header}” comes twice' },
  invalid_text: {
    status: 422,
    zh: '文本含有不允许的字符',
    en: 'The text holds a character that cannot be stored',
  },
  not_a_table: { status: 422, zh: '这不是 XLSX 表格', en: 'This is not an XLSX sheet' },
  'not_a_table.csv': { status: 422, zh: 'CSV 格式不正确', en: 'The CSV is not valid' },
  'not_a_table.damaged': {
    status: 422,
    zh: '文件已损坏，无法读取',
    en: 'The file is damaged and cannot be read',
  },
  'not_a_table.doctype': {
    status: 422,
    zh: '表格含有不允许的声明',
    en: 'The sheet holds a document type, which is not allowed',
  },
  'not_a_table.no_sheet': { status: 422, zh: '表格里没有工作表', en: 'The file holds no sheet' },
  'not_a_table.xls': {
    status: 422,
    zh: '不支持旧版 XLS，请另存为 XLSX 或 CSV',
    en: 'The old XLS form is not read, please save as XLSX or CSV',
  },
  'not_a_table.xml': { status: 422, zh: '表格内容不正确', en: 'The sheet is not valid' },
  'not_found.export': { status: 404, zh: '导出记录不存在', en: 'The export does not exist' },
  table_empty: { status: 422, zh: '表格是空的', en: 'The table is empty' },
  'table_empty.file': { status: 422, zh: '文件是空的', en: 'The file is empty' },
  table_too_large: {
    status: 422,
    zh: '表格过大：{what}超过 {limit}',
    en: 'The table is too large: more than {limit} {what}',
  },
  'table_too_large.row': {
    status: 422,
    zh: '第 {row} 行的列过多',
    en: 'Too many columns, row {row}',
  },
  table_too_slow: {
    status: 422,
    zh: '读取表格用时过长，请拆分文件',
    en: 'Reading the table takes too long, please split the file',
  },
  too_many_cells: {
    status: 422,
    zh: '该行有 {cells} 格，表头只有 {headers} 列',
    en: '{cells} {cells|cell|cells} under {headers} {headers|header|headers}',
  },
  too_many_rows: {
    status: 422,
    zh: '共 {count} 行，超过 {max_rows} 行，请缩小范围',
    en: 'More than {max_rows} rows, {count} in all: please narrow the filter',
  },
  unknown_encoding: {
    status: 422,
    zh: '无法识别文件编码，请另存为 UTF-8',
    en: 'The encoding is not known, please save as UTF-8',
  },
  'unknown_field.named': { status: 422, zh: '没有字段 {name}', en: 'There is no field {name}' },
  unknown_header: {
    status: 422,
    zh: '表格没有表头“{header}”',
    en: 'The table has no header "{header}"',
  },
  unknown_resource: { status: 422, zh: '没有列表 {name}', en: 'There is no list {name}' },
})

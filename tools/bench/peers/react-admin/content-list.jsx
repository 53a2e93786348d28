import { Chip } from '@mui/material'
import {
  BulkExportButton,
  DataTable,
  DateField,
  DateTimeInput,
  List,
  SearchInput,
  SelectArrayInput,
  SelectField,
} from 'react-admin'

const choices = (names) => Object.entries(names).map(([id, name]) => ({ id, name }))

const STATUS = {
  fetched: '待处理',
  processed: '已处理',
  checked: '已检查',
  published: '已发布',
  downloaded: '已下载',
  rejected: '已驳回',
}
const CHANNELS = choices({
  guangguang: '逛逛',
  wetao: '微淘',
  pdd: '拼多多',
  jd: '京东',
  goudong: '购东',
  daorc: '达人号',
  youhaohuo: '有好货',
})
const SOURCES = choices({
  douyin: '抖音',
  redbook: '小红书',
  guanghe: '光合',
  taobaoke: '淘宝客',
  compass: '罗盘',
})

// The search is always there, the others come from «Add filter»: react-admin's default, and less to
// draw than the console's, which shows all of them.
const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectArrayInput key="status" source="status" label="状态" choices={choices(STATUS)} />,
  <SelectArrayInput key="channel" source="channel" label="渠道" choices={CHANNELS} />,
  <SelectArrayInput key="source" source="source" label="来源" choices={SOURCES} />,
  <DateTimeInput key="updated_since" source="updated_since" label="更新时间起" />,
  <DateTimeInput key="updated_until" source="updated_until" label="更新时间止" />,
]

const Title = ({ title, cover }) => (
  <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
    <span style={{ width: 32, height: 32, flexShrink: 0 }}>
      {cover && <img src={cover} alt="" loading="lazy" width="32" height="32" />}
    </span>
    <span title={title}>{title}</span>
  </span>
)

export default function ContentList() {
  return (
    <List
      title="内容管理"
      filters={filters}
      perPage={20}
      sort={{ field: 'updated_at', order: 'DESC' }}
    >
      <DataTable rowClick={false} bulkActionButtons={<BulkExportButton />}>
        <DataTable.Col source="title" label="标题" render={Title} />
        <DataTable.Col
          source="status"
          label="状态"
          disableSort
          render={({ status }) => <Chip size="small" label={STATUS[status] ?? status} />}
        />
        <DataTable.Col source="channel" label="渠道" disableSort>
          <SelectField source="channel" choices={CHANNELS} />
        </DataTable.Col>
        <DataTable.Col source="source" label="来源" disableSort>
          <SelectField source="source" choices={SOURCES} />
        </DataTable.Col>
        <DataTable.Col source="category" label="类目" disableSort />
        <DataTable.Col source="updated_at" label="更新时间">
          <DateField source="updated_at" showTime />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

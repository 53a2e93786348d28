export const texts = {
  runGate: {
    title: '当前环境未获授权',
    build: '这个版本没有通过构建校验',
    host: '这个地址不在允许的范围内',
    todo: '请使用团队提供的正式地址，或联系部署人员',
    hostLabel: '当前地址',
  },
} as const

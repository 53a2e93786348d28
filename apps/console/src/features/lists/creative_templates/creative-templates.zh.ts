export const texts = {
  creativeTemplate: {
    title: '图片模板',
    search: '搜索模板名称',
    empty: '还没有图片模板',
    emptyHint: '新建一个模板，用它制作商品图片',
    new: '新建模板',
    newName: '新模板',
    made: '已新建模板「{{name}}」',
    edit: '编辑',
    saved: '已保存模板「{{name}}」',
    preview: '预览',
    drawn: '模板的样图',
    draw: '更新预览',
    sample: { title: '标题文字', price: '价格文字', image: '商品图地址' },
    make: '制作图片',
    makeTitle: '用这个模板制作所有还没有制作的图片',
    making: '正在制作图片，可在任务中查看进度',
    delete: '删除',
    deleteTitle: '删除这个模板',
    deleted: '已删除，可在回收站恢复',
    misfit: '每个区域都要在图片之内，颜色和字号要完整',
    pictureBox: '商品图区域',
    titleBox: '标题区域',
    priceBox: '价格区域',
    field: {
      x: '左',
      y: '上',
      width: '宽',
      height: '高',
      radius: '圆角',
      fit: '填充',
      size: '字号',
      color: '颜色',
      weight: '字重',
      lines: '最多行数',
      align: '对齐',
      background: '背景色',
    },
    word: { cover: '铺满', contain: '完整显示', left: '居左', center: '居中', right: '居右' },
  },
} as const

type Own = typeof texts

declare module '../../../kernel/i18n/texts.ts' {
  interface Texts extends Own {}
}

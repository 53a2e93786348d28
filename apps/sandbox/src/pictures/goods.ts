/** A drawable kind of goods; shapes live in a 200 × 200 box and use the three given colours. */
export type Goods = {
  readonly name: string
  readonly draw: (colour: { main: string; deep: string; light: string }) => string
}

/** Silhouettes the pictures are composed of. */
export const GOODS: readonly [Goods, ...Goods[]] = [
  {
    name: '保温杯',
    draw: ({ main, deep, light }) =>
      `<rect x="66" y="52" width="68" height="138" rx="16" fill="${main}"/><rect x="72" y="18" width="56" height="40" rx="10" fill="${deep}"/><rect x="76" y="66" width="12" height="108" rx="6" fill="${light}" opacity=".55"/><rect x="66" y="120" width="68" height="10" fill="${deep}" opacity=".35"/>`,
  },
  {
    name: '口红',
    draw: ({ main, deep, light }) =>
      `<rect x="70" y="104" width="60" height="86" rx="6" fill="${deep}"/><rect x="76" y="82" width="48" height="26" fill="${light}"/><path d="M80 82V40q0-10 12-18l28-14v74z" fill="${main}"/><rect x="78" y="112" width="8" height="70" rx="4" fill="#fff" opacity=".35"/>`,
  },
  {
    name: '连衣裙',
    draw: ({ main, deep, light }) =>
      `<path d="M76 14l10 26q14 12 28 0l10-26 12 6-10 58 34 104q-60 18-120 0L74 78 64 20z" fill="${main}"/><path d="M74 78q26 10 52 0l3 10q-29 10-58 0z" fill="${deep}"/><path d="M92 100l-12 84M108 100l12 84" stroke="${light}" stroke-width="4" opacity=".6"/>`,
  },
  {
    name: '运动鞋',
    draw: ({ main, deep, light }) =>
      `<path d="M14 128q4-44 20-58l30 4q16 30 52 36 58 8 70 34v10H14z" fill="${main}"/><path d="M12 152h176v12q0 12-14 12H26q-14 0-14-12z" fill="${light}"/><path d="M72 92l18-14M86 102l18-14M102 110l16-14" stroke="#fff" stroke-width="6" stroke-linecap="round"/><path d="M14 128q28 10 46-14l8 38H14z" fill="${deep}" opacity=".55"/>`,
  },
  {
    name: '手提包',
    draw: ({ main, deep, light }) =>
      `<path d="M62 84V60q0-38 38-38t38 38v24" fill="none" stroke="${deep}" stroke-width="11"/><path d="M32 82h136l14 92q2 14-14 14H32q-16 0-14-14z" fill="${main}"/><path d="M28 108h144" stroke="${deep}" stroke-width="6" opacity=".5"/><rect x="86" y="98" width="28" height="22" rx="6" fill="${light}"/>`,
  },
  {
    name: '台灯',
    draw: ({ main, deep, light }) =>
      `<path d="M62 24h76l28 76H34z" fill="${main}"/><rect x="94" y="100" width="12" height="74" fill="${deep}"/><rect x="56" y="172" width="88" height="16" rx="8" fill="${deep}"/><path d="M48 104h104l26 66H22z" fill="${light}" opacity=".35"/>`,
  },
  {
    name: '绿植',
    draw: ({ main, deep, light }) =>
      `<path d="M100 130Q40 120 38 50q58 8 62 80zM100 130q60-14 66-86-62 10-66 86zM100 132Q80 70 100 14q22 58 0 118z" fill="#4d8b62"/><path d="M100 130V60M100 130L66 82M100 130l38-52" stroke="#2f6647" stroke-width="4"/><path d="M58 130h84l-10 58H68z" fill="${main}"/><rect x="52" y="122" width="96" height="18" rx="6" fill="${deep}"/><path d="M76 146l4 34" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`,
  },
  {
    name: '单人沙发',
    draw: ({ main, deep, light }) =>
      `<rect x="44" y="34" width="112" height="96" rx="26" fill="${main}"/><rect x="50" y="98" width="100" height="46" rx="14" fill="${light}"/><rect x="20" y="78" width="42" height="86" rx="20" fill="${deep}"/><rect x="138" y="78" width="42" height="86" rx="20" fill="${deep}"/><path d="M44 164v22M156 164v22" stroke="#7a5b43" stroke-width="10" stroke-linecap="round"/>`,
  },
  {
    name: '蓝牙耳机',
    draw: ({ main, deep, light }) =>
      `<path d="M34 120V98q0-68 66-68t66 68v22" fill="none" stroke="${deep}" stroke-width="14"/><rect x="18" y="104" width="42" height="76" rx="20" fill="${main}"/><rect x="140" y="104" width="42" height="76" rx="20" fill="${main}"/><rect x="52" y="112" width="14" height="60" rx="7" fill="${light}"/><rect x="134" y="112" width="14" height="60" rx="7" fill="${light}"/>`,
  },
  {
    name: '香薰蜡烛',
    draw: ({ main, deep, light }) =>
      `<rect x="46" y="92" width="108" height="96" rx="12" fill="${main}"/><ellipse cx="100" cy="92" rx="54" ry="14" fill="${light}"/><path d="M100 90V66" stroke="#5b4636" stroke-width="5"/><path d="M100 18q24 26 14 42-14 14-28 0-8-16 14-42z" fill="#f5b342"/><rect x="66" y="120" width="68" height="40" rx="4" fill="${deep}" opacity=".75"/>`,
  },
  {
    name: '坚果礼盒',
    draw: ({ main, deep, light }) =>
      `<rect x="22" y="78" width="156" height="110" rx="8" fill="${main}"/><rect x="14" y="54" width="172" height="36" rx="8" fill="${deep}"/><rect x="88" y="54" width="24" height="134" fill="${light}"/><path d="M100 54Q58 44 62 20q30-6 38 34 8-40 38-34 4 24-38 34z" fill="${light}" stroke="${deep}" stroke-width="3"/>`,
  },
  {
    name: '精华液',
    draw: ({ main, deep, light }) =>
      `<rect x="54" y="84" width="92" height="104" rx="14" fill="${main}" opacity=".92"/><rect x="78" y="60" width="44" height="28" fill="${light}"/><rect x="84" y="12" width="32" height="50" rx="14" fill="${deep}"/><rect x="66" y="118" width="68" height="42" rx="4" fill="#fff" opacity=".75"/><path d="M78 132h44M86 144h28" stroke="${deep}" stroke-width="4"/>`,
  },
]

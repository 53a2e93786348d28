/** A box in pixels of the picture. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface TextBox extends Box {
  /** Pixels. */
  size: number
  /** `#rrggbb` */
  color: string
  /** 100 to 900. */
  weight: number
  lines: number
  align: 'left' | 'center' | 'right'
}

/** Positions of a product's picture, title and price. */
export interface TemplateLayout {
  /** `#rrggbb` */
  background: string
  picture: Box & { fit: 'cover' | 'contain'; radius: number }
  /** Null: the title is not written. */
  title: TextBox | null
  price: TextBox | null
}

export interface Template {
  width: number
  height: number
  layout: TemplateLayout
}

/** Layout for teams without a template. */
export const PLAIN_TEMPLATE: Template = {
  width: 800,
  height: 1000,
  layout: {
    background: '#ffffff',
    picture: { x: 0, y: 0, width: 800, height: 800, fit: 'cover', radius: 0 },
    title: {
      x: 32,
      y: 816,
      width: 500,
      height: 168,
      size: 40,
      color: '#1f2329',
      weight: 600,
      lines: 3,
      align: 'left',
    },
    price: {
      x: 548,
      y: 852,
      width: 220,
      height: 80,
      size: 56,
      color: '#c8102e',
      weight: 700,
      lines: 1,
      align: 'right',
    },
  },
}

import type { ReactNode } from 'react'

export type SheetProps = {
  readonly title: string
  readonly intro: string
  readonly children: ReactNode
}

/** A page of the foundations. */
export function Sheet({ title, intro, children }: SheetProps) {
  return (
    <main className="mx-auto flex max-w-240 flex-col gap-8">
      <header>
        <h1 className="text-xl font-semibold">{title}</h1>
        <p className="mt-1 max-w-160 text-sm text-fg2">{intro}</p>
      </header>
      {children}
    </main>
  )
}

export type PartProps = { readonly title: string; readonly children: ReactNode }

/** A part of a page, with its heading. */
export function Part({ title, children }: PartProps) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}

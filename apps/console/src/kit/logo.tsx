/** The mark of the product; it follows the accent colour. */
export function Logo({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden className="shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d="M16 6.5a9.5 9.5 0 1 0 9.5 9.5h-4.2A5.3 5.3 0 1 1 16 10.7z" className="fill-white" />
      <circle cx="23" cy="9" r="3" className="fill-white/70" />
    </svg>
  )
}

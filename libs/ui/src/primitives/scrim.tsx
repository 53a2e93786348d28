/**
 * The shade behind modal surfaces. Not the overlay part of the dialog library: that one adds a
 * style element by script, which `style-src 'self'` refuses.
 */
export function Scrim() {
  return <div data-omc-scrim="" aria-hidden className="absolute inset-0 animate-fade-in bg-scrim" />
}

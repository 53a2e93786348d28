/** A text cut to one line, with all of it on hover. */
export const CutText = ({ text }: { readonly text: string }) => (
  <span title={text} className="block truncate touch:whitespace-normal">
    {text}
  </span>
)

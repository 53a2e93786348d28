import { Button, Input } from '@omc/ui'
import { useState } from 'react'

type FindTopicProps = {
  /** Of the input. */
  readonly label: string
  readonly act: string
  readonly isAsking: boolean
  readonly onFind: (words: string) => void
}

/** The channel is asked on a press only: it is somebody else's server. */
export function FindTopic({ label, act, isAsking, onFind }: FindTopicProps) {
  const [words, setWords] = useState('')
  return (
    <div className="flex max-w-96 items-center gap-2">
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter saves the form elsewhere.
          event.preventDefault()
          onFind(words.trim())
        }}
      />
      <Button isLoading={isAsking} onClick={() => onFind(words.trim())}>
        {act}
      </Button>
    </div>
  )
}

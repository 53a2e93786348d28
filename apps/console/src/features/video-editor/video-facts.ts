import * as fields from '@omc/sdk/fields/studio_contents'
import { defineDetail } from '../../kit/detail/detail-definition.ts'

/** The words of a video for people who may only look. */
export const videoFacts = defineDetail('studio_contents', {
  title: ({ title }) => title,
  sections: [
    {
      kind: 'facts',
      facts: {
        title: fields.title,
        desc: fields.desc,
        topic: fields.topic,
        audio_text: fields.audio_text,
        remark: fields.remark,
        ratio: fields.ratio,
        category: fields.category,
        updated_at: fields.updated_at,
      },
    },
  ],
})

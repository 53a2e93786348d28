import * as fields from '@omc/sdk/fields/creative_templates'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { peekPanel } from '../../../kit/detail/peek-panel.tsx'
import { LayoutSketch } from './layout-sketch.tsx'

export const Peek = peekPanel(
  defineDetail('creative_templates', {
    title: ({ name }) => name,
    sections: [
      {
        kind: 'part',
        // Of a link from elsewhere nothing is known before the record is there.
        Part: ({ record: { layout, width, height } }) =>
          layout === undefined ? null : (
            <LayoutSketch layout={layout} width={width} height={height} />
          ),
      },
      {
        kind: 'facts',
        facts: {
          width: fields.width,
          height: fields.height,
          created_at: fields.created_at,
          updated_at: fields.updated_at,
        },
      },
    ],
  }),
)

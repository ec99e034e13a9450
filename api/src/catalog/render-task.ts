import type { FileMeta, PatternSpec, PreviewOptions, ProductionFormat } from '@halfdrop/patterns';

/** One piece of drawing work; plain data, so that it can cross to another thread. */
export type RenderTask =
  | { readonly kind: 'preview'; readonly spec: PatternSpec; readonly options: PreviewOptions }
  | {
      readonly kind: 'production';
      readonly spec: PatternSpec;
      readonly format: ProductionFormat;
      readonly meta: FileMeta;
    };

/** Someone waits for a `request`; `background` work starts only when nothing else is left to start. */
export type RenderPriority = 'request' | 'background';

/** Draws patterns away from the thread that answers requests. */
export interface Renderer {
  /** @throws Error when the task cannot be drawn, or when the renderer is closed meanwhile */
  render(task: RenderTask, priority: RenderPriority): Promise<Uint8Array>;
  close(): Promise<void>;
}

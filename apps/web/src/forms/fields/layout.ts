/**
 * A field's first line is its head and, at the right, the buttons of its states; all else stands below in one
 * column. The buttons come later in the document than the control, so they come later in the tab order.
 */
export const FIELD_GRID =
  'group/field relative grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-y-1 rounded-control *:col-span-2 data-lit:bg-selected';

export const FIELD_HEAD = 'col-span-1!';

/** Seen, and given room, only while the field is pointed at or has the focus; always there to be clicked. */
export const FIELD_BUTTONS =
  'col-span-1! col-start-2! row-start-1 absolute -top-0.5 right-0 -my-0.5 ml-2 flex items-center self-center opacity-0 group-focus-within/field:static group-focus-within/field:opacity-100 group-hover/field:static group-hover/field:opacity-100';

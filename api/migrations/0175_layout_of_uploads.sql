-- How a tile repeats, as its designer says before it is sent: then its first check is the one that is wanted.
alter table uploads_upload add column repeat_layout text
  check (repeat_layout in ('block', 'half-drop', 'brick', 'mirror'));

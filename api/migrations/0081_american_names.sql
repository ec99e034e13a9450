-- Names are the field's terms, in American spelling (docs/adr/0043-names-are-the-terms-of-the-field.md).

alter table catalog_asset rename column licence_types to license_types;
alter table catalog_asset rename column colours to colors;
alter table catalog_asset rename column dominant_colour to dominant_color;
alter view catalog_listed_asset_view rename column licence_types to license_types;
alter view catalog_listed_asset_view rename column colours to colors;

alter table catalog_category rename column shelf_id to menu_category_id;
alter table catalog_category rename constraint catalog_category_shelf_id_fkey to catalog_category_menu_category_id_fkey;

alter table catalog_licence_surcharge rename to catalog_license_surcharge;
alter table catalog_license_surcharge rename column licence to license;
alter table catalog_license_surcharge rename constraint catalog_licence_surcharge_pkey to catalog_license_surcharge_pkey;

alter table subscriptions_plan rename column licence to license;
alter table subscriptions_plan rename constraint subscriptions_plan_licence_check to subscriptions_plan_license_check;

alter table coupon rename column most_uses to max_uses;
alter table coupon rename column most_uses_per_person to max_uses_per_person;

drop function downloads_licence_rank(text);

-- The narrowest first: whoever holds a wider license of a pattern needs no narrower one.
create function downloads_license_rank(license text) returns int language sql immutable as $$
  select array_position('{personal,standard,commercial,extended}'::text[], license)
$$;

-- Views follow their columns; functions are texts, which do not.
do $$
declare definition text;
begin
  for definition in
    select pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ '\m(colours|licence_types|shelf_id)\M'
  loop
    definition := regexp_replace(definition, '\mcolours\M', 'colors', 'g');
    definition := regexp_replace(definition, '\mlicence_types\M', 'license_types', 'g');
    execute regexp_replace(definition, '\mshelf_id\M', 'menu_category_id', 'g');
  end loop;
end
$$;

-- What a domain lets others read of its tables, so that a query over several domains stays one query
-- (docs/adr/0038-domains-publish-views.md). Columns that nobody else reads are left out.

-- A deleted account has a name and an address that stand for nobody.
create view account_person_view as
  select id, name, email, deleted_at is not null as is_deleted from account_user;

create view catalog_asset_view as
  select id, sku, slug, title, status, category_id, designer_id, collection_id, collection_role, rating, rating_count,
    popularity, download_count, published_at
  from catalog_asset;

create view catalog_category_view as
  select id, parent_id, kind, slug, name, position from catalog_category;

create view catalog_collection_view as
  select id, slug, name, description, designer_id, position from catalog_collection;

create view catalog_designer_view as
  select designer.id, designer.slug, designer.name, designer.specialty, designer.bio, designer.country,
    designer.joined_year, designer.is_featured, designer.owner_id, designer.category_id,
    category.slug as category_slug, category.name as category_name
  from catalog_designer designer join catalog_category category on category.id = designer.category_id;

-- Words by which the directory of studios is narrowed to one category.
create view catalog_designer_chip_view as
  select alias, category_id, position from catalog_category_alias where scope = 'designers';

-- What a rule or the season gathers changes with time, and has no date of its last change.
create view catalog_shop_collection_view as
  select collection.slug, collection.position,
    case when rule is null and not is_seasonal then max(asset.published_at) end as changed_at
  from shop_collection collection
  left join shop_collection_item item on item.collection_id = collection.id
  left join catalog_asset asset on asset.id = item.asset_id and asset.status = 'approved'
  group by collection.id;

create view content_page_view as
  select slug, max(published_at) as changed_at from content_page where published_at is not null group by slug;

create view help_article_view as
  select article.slug, article.edited_at, category.position as category_position, article.position
  from help_article article join help_category category on category.id = article.category_id;

create view orders_order_view as
  select id, number, status from orders_order;

create view orders_returned_payment_view as
  select payment_ref, order_id from orders_returned_payment;

create view reviews_review_view as
  select asset_id, updated_at from reviews_review;

create view support_ticket_view as
  select number, category_id, contact_subject is not null as is_message, subject, description, status, created_at, due_at
  from support_ticket;
